import { useState } from 'react';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';

const ContactDialog = lazyDialog(() =>
  import(/* webpackChunkName: "contact-form" */ './contact.tsx').then((module) => module.Contact),
);

interface Contact {
  /** Click handler of the link. Without scripts the link opens the visitor's mail app. */
  readonly open: (event: React.MouseEvent) => void;
  /** The dialog, loaded when it first opens. */
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
