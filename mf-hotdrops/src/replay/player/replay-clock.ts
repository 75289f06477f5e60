export const speeds = [1, 4, 16] as const;
export type Speed = (typeof speeds)[number];

/** The state of the controls. */
export interface ClockState {
  /** Seconds since the start of the match. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

/** Lists and words follow the picture at this interval in milliseconds: more often, no one could read them. */
const interval = 250;

/** The time of a replay. The stage reads `at` for each picture; listeners hear of it a few times a second. */
export class ReplayClock {
  private readonly listeners = new Set<() => void>();
  private readonly jumps = new Set<() => void>();
  private readonly end: number;
  private now: ClockState;
  private shown: ClockState;
  private lastShown = 0;

  constructor(end: number, at: number, isPlaying: boolean) {
    this.end = end;
    this.now = { at: Math.min(end, Math.max(0, at)), isPlaying, speed: 4 };
    this.shown = this.now;
  }

  get at(): number {
    return this.now.at;
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Calls the listener after each pause and each jump. */
  readonly onJump = (listener: () => void) => {
    this.jumps.add(listener);
    return () => void this.jumps.delete(listener);
  };

  readonly getSnapshot = (): ClockState => this.shown;

  /** Moves the time on. `passed` and `time` are milliseconds of the browser. Returns whether a picture is due. */
  tick(passed: number, time: number): boolean {
    if (!this.now.isPlaying) return false;
    const at = Math.min(this.end, this.now.at + (passed / 1000) * this.now.speed);
    this.now = { ...this.now, at, isPlaying: at < this.end };
    if (time - this.lastShown >= interval || !this.now.isPlaying) {
      this.lastShown = time;
      this.show();
    }
    return true;
  }

  seek(at: number): void {
    this.change({ at: Math.min(this.end, Math.max(0, at)) });
    this.tellJump();
  }

  play(): void {
    this.change({ isPlaying: true });
  }

  /** Starts or pauses. At the end it starts over. */
  toggle(): void {
    const isPlaying = !this.now.isPlaying;
    this.change({ isPlaying, ...(isPlaying && this.now.at >= this.end && { at: 0 }) });
    if (!isPlaying) this.tellJump();
  }

  pause(): void {
    this.change({ isPlaying: false });
  }

  setSpeed(speed: Speed): void {
    this.change({ speed });
  }

  private change(change: Partial<ClockState>) {
    this.now = { ...this.now, ...change };
    this.show();
  }

  private tellJump() {
    for (const listener of this.jumps) listener();
  }

  private show() {
    this.shown = this.now;
    for (const listener of this.listeners) listener();
  }
}
