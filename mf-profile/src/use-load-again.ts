import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

/** The server did not wait for this page's data: the browser asks for it as soon as the page runs. */
export function useLoadAgain() {
  const { revalidate } = useRevalidator();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void revalidate();
  }, [revalidate]);
}
