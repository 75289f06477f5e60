import type { createMemoryRouter } from 'react-router-dom';

type Router = ReturnType<typeof createMemoryRouter>;

const written = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/** Synchronizes the browser's address with a memory router. Returns a function that stops it. */
export function followAddress(router: Router): () => void {
  let shown = router.state.location.key;
  const stopWriting = router.subscribe(({ location: next, historyAction }) => {
    if (next.key === shown) return;
    shown = next.key;
    // The host may have set the address before it called `update`.
    if (written(next) === written(location)) return;
    if (historyAction === 'REPLACE') history.replaceState(history.state, '', written(next));
    else history.pushState(null, '', written(next));
  });
  const read = () => void router.navigate(written(location), { replace: true });
  window.addEventListener('popstate', read);
  return () => {
    window.removeEventListener('popstate', read);
    stopWriting();
  };
}
