import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageViews } from '../providers/events.ts';

/**
 * Does after a navigation what a browser does for a new document: screen readers announce the title, and the keyboard
 * continues at the start of the page. A pressed control that is still on the page keeps the focus. Also reports the
 * page view to analytics.
 */
export function Announcer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    pageViews.send({ page: pathname, title: document.title });
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    const isInPage = document.activeElement !== document.body && main?.contains(document.activeElement);
    if (!isInPage) main?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
