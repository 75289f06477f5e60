import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Loads the data that the server did not wait for, once the page is hydrated. */
export function RevalidateOnMount() {
  const { revalidate } = useRevalidator();
  const hasRevalidated = useRef(false);
  useEffect(() => {
    if (hasRevalidated.current) return;
    hasRevalidated.current = true;
    void revalidate();
  }, [revalidate]);
  return <NoScriptRefresh />;
}

const defaultDelay = 3;

/** Reloads a page with pending data after a delay where JavaScript is off. */
export const NoScriptRefresh = ({ seconds = defaultDelay }: { readonly seconds?: number }) => (
  <noscript>
    <meta httpEquiv="refresh" content={String(seconds)} />
  </noscript>
);
