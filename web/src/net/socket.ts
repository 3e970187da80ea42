/** One connection to a table that comes back by itself, and requests that find their answers. */
import type { FromClient, FromServer, Hello } from '../wire';
import { RefusedError, serverAddress, UnreachableError } from './api';

/** Live, trying again, or so long without success that a person should know. */
export type Connection = 'live' | 'waiting' | 'lost';

/** A request without the number the socket gives it. */
type Unnumbered<Message> = Message extends { id: number } ? Omit<Message, 'id'> : never;
export type Request = Unnumbered<FromClient>;
type Answer = Exclude<FromServer, { type: 'snapshot' | 'update' | 'table-changed' | 'talk' | 'remarked' | 'talk-closed' }>;

const LINK_REVOKED = 4410;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const PATIENCE = 3;

interface Listener {
  /** What to say hello with: asked anew at every attempt. */
  hello: () => Hello;
  onstate: (state: Connection) => void;
  /** Everything that is no answer to a request. */
  onnews: (message: FromServer) => void;
  /** The link this device holds was taken away. */
  onrevoked: () => void;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Keeps a WebSocket to the server open from `open` to `close`. */
export class TableSocket {
  readonly #listener: Listener;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #failures = 0;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  open(): void {
    addEventListener('online', this.#tryNow);
    addEventListener('offline', this.#goOffline);
    document.addEventListener('visibilitychange', this.#tryNow);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#tryNow);
    removeEventListener('offline', this.#goOffline);
    document.removeEventListener('visibilitychange', this.#tryNow);
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** Sends a request and waits for its answer; throws RefusedError or, when the connection breaks first, UnreachableError. */
  ask<Kind extends Answer['type']>(request: Request, kind: Kind): Promise<Extract<Answer, { type: Kind }>> {
    const id = ++this.#number;
    return new Promise<Answer>((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new UnreachableError());
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...request, id }));
    }).then((answer) => {
      if (answer.type === 'refused') throw new RefusedError(answer.refusal);
      if (answer.type !== kind) throw new UnreachableError(answer.type);
      return answer as Extract<Answer, { type: Kind }>;
    });
  }

  /** The server has greeted us: the next break starts with a short wait again. */
  greeted(): void {
    this.#failures = 0;
    this.#listener.onstate('live');
  }

  #connect(): void {
    const address = serverAddress('api/socket');
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as FromServer);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#leave();
      if (code === LINK_REVOKED) this.#listener.onrevoked();
      else this.#tryLater();
    };
  }

  #hear(message: FromServer): void {
    const waiting = 'id' in message && message.id !== null ? this.#waiting.get(message.id) : undefined;
    if (waiting && 'id' in message && message.id !== null) {
      this.#waiting.delete(message.id);
      waiting.resolve(message);
    } else this.#listener.onnews(message);
  }

  #tryLater(): void {
    this.#listener.onstate(this.#failures >= PATIENCE || !navigator.onLine ? 'lost' : 'waiting');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  readonly #tryNow = (): void => {
    if (this.#socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  // The browser may take minutes to notice a dead socket; the system says at once that the network is gone.
  readonly #goOffline = (): void => {
    if (!this.#socket) return;
    this.#leave();
    this.#tryLater();
  };

  #leave(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new UnreachableError());
    this.#waiting.clear();
  }
}
