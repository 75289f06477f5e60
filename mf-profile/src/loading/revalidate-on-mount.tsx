import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

/** The server did not wait for this page's data: the browser asks for it as soon as the page runs. */
export function LoadAgain() {
  const { revalidate } = useRevalidator();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void revalidate();
  }, [revalidate]);
  return <ReloadWithoutScripts />;
}

const soon = 3;

/** Without JavaScript a page that waits for something is asked for anew, so many seconds later. */
export const ReloadWithoutScripts = ({ seconds = soon }: { readonly seconds?: number }) => (
  <noscript>
    <meta httpEquiv="refresh" content={String(seconds)} />
  </noscript>
);
