import { useState } from 'react';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';

const ContactDialog = lazyDialog(() =>
  import(/* webpackChunkName: "contact-form" */ './contact.tsx').then((module) => module.Contact),
);

interface Contact {
  /** For the link. Without scripts it leads to the visitor's own mail. */
  readonly open: (event: React.MouseEvent) => void;
  /** What the link opens, fetched when it is first opened. */
  readonly dialog: React.ReactNode;
}

export function useContact(): Contact {
  const [isOpen, setOpen] = useState(false);
  const open = (event: React.MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return { open, dialog: <ContactDialog isOpen={isOpen} onClose={() => setOpen(false)} /> };
}
