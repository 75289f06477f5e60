const windowSize = 5;

export interface PageWindow {
  readonly pages: readonly number[];
  readonly current: number;
  /** The target of "previous 5". Null: the link is hidden. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** Windows of five page numbers. A page beyond the end counts as the last one. */
export function pageWindow(page: number, totalPages: number): PageWindow {
  const total = Math.max(0, Math.floor(totalPages) || 0);
  const current = Math.min(Math.max(1, Math.floor(page) || 1), Math.max(1, total));
  const start = Math.floor((current - 1) / windowSize) * windowSize + 1;
  const size = Math.min(windowSize, total - start + 1);
  const isFull = size === windowSize;
  const nextStart = start + windowSize;
  return {
    pages: Array.from({ length: Math.max(0, size) }, (_, place) => start + place),
    current,
    previous: current > windowSize ? start - windowSize : null,
    next: total > windowSize && isFull && nextStart <= total ? nextStart : null,
  };
}
