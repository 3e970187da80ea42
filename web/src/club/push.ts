/** Notices on this device: asking the browser for them, and telling the server where they go. */
import { LANGUAGES, spoken } from '../messages';
import type { PushState, Subscribe } from '../wire';
import { endPush, startPush } from './api';

/** Why a device cannot be told: its browser never can, or somebody has forbidden it, or its push service is away. */
export type Obstacle = 'cannot' | 'forbidden' | 'failed';

export class PushError extends Error {
  constructor(readonly obstacle: Obstacle) {
    super(obstacle);
  }
}

async function findWorker(): Promise<ServiceWorkerRegistration> {
  const worker = 'PushManager' in window && 'Notification' in window ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!worker) throw new PushError('cannot');
  return worker;
}

/** Asks the person, then the browser, then the server. */
export async function turnOn({ key }: PushState): Promise<PushState> {
  const worker = await findWorker();
  if ((await Notification.requestPermission()) !== 'granted') throw new PushError('forbidden');
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = await subscribe(worker, key);
  const language = (LANGUAGES.includes(spoken()) ? spoken() : 'en') as NonNullable<Subscribe['language']>;
  return startPush({ endpoint: endpoint ?? '', p256dh, auth, language });
}

async function subscribe(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscriptionJSON> {
  try {
    // One that was made for another server's key cannot be used for this one.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  } catch {
    throw new PushError('failed');
  }
}

/** The server forgets this device first, so that nothing is sent any more whatever the browser says. */
export async function turnOff(): Promise<PushState> {
  const state = await endPush();
  const worker = await findWorker().catch(() => undefined);
  await (await worker?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  return state;
}
