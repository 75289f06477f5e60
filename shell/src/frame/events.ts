/** Events for third-party providers. They contain what the visitor does, and nothing about the visitor. */
export interface GameClick {
  /** ID of the chosen game. */
  readonly game: string;
}

export interface PageView {
  /** Path without the query, which may contain text that the visitor typed. */
  readonly page: string;
  readonly title: string;
}

export interface EventChannel<Event> {
  /** Events since the start that no provider has received yet. */
  readonly queue: Event[];
  /** Sends an event. A connected provider replaces this function. */
  send(event: Event): void;
}

/** A full queue drops its oldest event. */
const maxQueued = 20;

const createChannel = <Event>(): EventChannel<Event> => ({
  queue: [],
  send(event) {
    if (this.queue.push(event) > maxQueued) this.queue.shift();
  },
});

/** For the tag manager. */
export const gameClicks = createChannel<GameClick>();
/** For analytics. */
export const pageViews = createChannel<PageView>();
