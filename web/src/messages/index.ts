import en from './en.json';

/** A key of the catalogue; English holds every key, other languages may follow later. */
export type MessageKey = keyof typeof en;
/** The values a message's `{names}` are filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;
/** A catalogue of one language; a key it lacks is read in English. */
export type Catalogue = Readonly<Partial<Record<MessageKey, string>>>;

/** Languages and how their catalogue arrives: English with the page, any other when it is first chosen. */
const LANGUAGES = {
  en: () => Promise.resolve<Catalogue>(en),
} as const satisfies Record<string, () => Promise<Catalogue>>;
export type Language = keyof typeof LANGUAGES;

let spoken: Catalogue = en;

/** Speaks another language from now on; call it before the page is drawn. */
export async function speak(language: Language): Promise<void> {
  spoken = await LANGUAGES[language]();
  document.documentElement.lang = language;
}

/** The text for a key, its `{names}` filled in; a name without a value stays visible so that it is noticed. */
export function t(key: MessageKey, values: MessageValues = {}): string {
  const text = spoken[key] ?? en[key];
  return text.replace(/\{(\w+)\}/g, (name, word: string) => String(values[word] ?? name));
}
