"""A game's ledger as a page to read: the rules in our own words, chapter by chapter, with their ids."""

from __future__ import annotations

from omerta.kernel import Chapter, Ledger, Rule


def rules_page(game: str, ledger: Ledger) -> str:
    """The whole page in Markdown; docs/ keeps it, and a test keeps it fresh."""
    folder = game.replace("-", "_")
    printed = sum(rule.status == "printed" for rule in ledger.rule)
    lines = [
        f"# The rules of {ledger.title}",
        "",
        f"<!-- Written by `omerta rules {game} --markdown` from rulebooks/{folder}/rules.toml; do not edit. -->",
        "",
        f"Game design: {', '.join(ledger.designers)}. Published by {', '.join(ledger.publishers)}.",
        f"{printed} printed rules in our own words, in the order of the rulebook, and {len(ledger.rule) - printed}",
        "rulings where the rulebook leaves something open. The table and every refusal quote these numbers.",
        "",
        *[f"- [{chapter.name}](#{anchor(chapter)}) ({chapter.id})" for chapter in ledger.chapter],
    ]
    for chapter in ledger.chapter:
        lines += ["", f'<a id="{anchor(chapter)}"></a>', f"## {chapter.name}", ""]
        lines += [rule_line(folder, rule) for rule in ledger.in_chapter(chapter.id)]
    lines += ["", "## Sources", ""]
    lines += [f"- `{name}`: {title}" for name, title in ledger.sources.items()]
    return "\n".join(lines) + "\n"


def anchor(chapter: Chapter) -> str:
    """Where a chapter begins on the page."""
    return f"chapter-{chapter.id.lower()}"


def rule_line(folder: str, rule: Rule) -> str:
    """One rule: its id, its text, where it stands, and the worked examples that show it."""
    examples = ", ".join(f"[{name}](../tests/{folder}/scenarios/{name}.toml)" for name in rule.examples)
    shown = f" Worked example: {examples}." if examples else ""
    return f"- **{rule.id}** {rule.text} ({rule.source}){shown}"
