import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageViews } from '../providers/events.ts';

/**
 * What a browser does by itself when a document is loaded: says the new page's title, and lets the keyboard go on
 * from its start. What the visitor pressed keeps the focus when it is still there, as tabs and pages of a list are.
 * Analytics hear of the page.
 */
export function Announcer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    pageViews.tell({ page: pathname, title: document.title });
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
