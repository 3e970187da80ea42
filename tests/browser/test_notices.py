"""Notices on a device: asked for on the account's page, sealed by the server, shown by the service worker."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor, client_folder
from tests.browser.test_club import assert_accessible, enter
from tests.server.push_service import Browser, make_authority, run_push_service

# The push service that the browser's maker runs cannot be reached from here: this one takes its place.
STAND_IN = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
  if (!key) throw new Error('no key');
  return { toJSON: () => (%s) };
};
"""
SHOWN = "(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title))()"
CLICK = """async () => {
  const opened = new Promise((resolve) => (self.clients.openWindow = resolve));
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  return opened;
}"""


def test_a_device_asks_for_notices_and_shows_whose_turn_it_is(
    tmp_path: Path, visit: OpenVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    authority, file = make_authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    settings = Settings(
        database=str(tmp_path / "tables.db"),
        bot_processes=1,
        client=str(client_folder()),
        clock_beat=0.1,
        notice_after=0,
        webhooks_inside=True,
    )
    with run_push_service(authority) as service, ServerProcess(settings) as server:
        device = Browser(f"{service.address}/phone")
        given = {key: getattr(device.subscription, key) for key in ("p256dh", "auth")}
        anna = visit(server, width=390, height=844)
        context = anna.page.context
        context.add_init_script(STAND_IN % json.dumps({"endpoint": device.subscription.endpoint, "keys": given}))
        context.grant_permissions(["notifications"], origin=server.address.rstrip("/"))
        anna.page.reload()
        enter(anna, "Anna with a phone", is_new=True)
        anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        anna.page.get_by_text("Tell me when it is my turn").click()
        anna.button("Show notices here").click()
        anna.expect_text("This device shows a notice when it is your turn.")
        assert_accessible(anna)

        anna.page.goto(f"{server.address}#/")
        anna.button("Set up a table").first.click()
        anna.page.get_by_label("Time for a choice").select_option("86400")
        anna.button("Open the table").click()
        anna.screen.wait_for()
        notice = device.open(service.next()[2])
        assert notice["title"] == "Your turn in Famiglia"

        session = context.new_cdp_session(anna.page)
        workers: list[dict[str, str]] = []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda told: workers.extend(told["registrations"]))
        session.send("ServiceWorker.enable")
        while not workers:
            anna.page.wait_for_timeout(20)
        session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": server.address.rstrip("/"),
                "registrationId": workers[0]["registrationId"],
                "data": json.dumps(notice),
            },
        )
        assert anna.ask_until(SHOWN, bool) == ["Your turn in Famiglia"]
        (worker,) = context.service_workers
        assert worker.evaluate(CLICK) == f"{server.address}#/table/{notice['table']}"

        anna.page.goto(f"{server.address}#/account")
        anna.page.get_by_text("Tell me when it is my turn").click()
        anna.button("Show no more notices here").click()
        expect(anna.button("Show notices here")).to_be_visible()
