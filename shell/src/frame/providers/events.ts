/** What is told of a visit: what was chosen and which pages were shown, nothing of who looks at them. */
export interface GameClick {
  /** The chosen game's id. */
  readonly game: string;
}

export interface PageView {
  /** Its path alone: the query may hold what a visitor has typed. */
  readonly page: string;
  readonly title: string;
}

export interface Events<Event> {
  /** What nobody has heard yet. */
  readonly waiting: Event[];
  /** Whoever hears them takes its place. */
  tell(event: Event): void;
}

/** So many wait; the oldest give way. */
const most = 20;

const unheard = <Event>(): Events<Event> => ({
  waiting: [],
  tell(event) {
    if (this.waiting.push(event) > most) this.waiting.shift();
  },
});

/** For the tag manager. */
export const gameClicks = unheard<GameClick>();
/** For analytics. */
export const pageViews = unheard<PageView>();
