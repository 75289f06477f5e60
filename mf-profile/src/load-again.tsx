import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * The server did not wait for this page's data: the browser asks for it as soon as the page runs. Without JavaScript
 * it asks for the whole page again, a moment later.
 */
export function LoadAgain() {
  const { revalidate } = useRevalidator();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void revalidate();
  }, [revalidate]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content="3" />
    </noscript>
  );
}
