const minute = 60_000;
/** So many different ones in a minute tell that more is wrong than a log can say. */
const most = 20;

/** Passes complaints on, each of them once a minute at most: one broken entry is met by every page that lists it. */
export function throttleLog(tell: (complaint: string) => void): (complaint: string) => void {
  const told = new Set<string>();
  let since = 0;
  return (complaint) => {
    const now = Math.floor(Date.now() / minute);
    if (now !== since) told.clear();
    since = now;
    if (told.has(complaint) || told.size >= most) return;
    told.add(complaint);
    tell(complaint);
  };
}
