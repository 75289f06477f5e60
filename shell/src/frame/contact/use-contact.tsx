import { useState } from 'react';
import { openable } from '../openable.tsx';

const ContactForm = openable(() =>
  import(/* webpackChunkName: "contact-form" */ './contact-form.tsx').then((module) => module.ContactForm),
);

interface Contact {
  /** For the link. Without scripts it leads to the visitor's own mail. */
  readonly open: (event: React.MouseEvent) => void;
  /** The form that writes to the operator, fetched when it is first opened. */
  readonly form: React.ReactNode;
}

export function useContact(): Contact {
  const [isOpen, setOpen] = useState(false);
  const open = (event: React.MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return { open, form: <ContactForm isOpen={isOpen} onClose={() => setOpen(false)} /> };
}
