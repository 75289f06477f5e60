import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { optional } from '../optional.ts';
import { useSurroundings } from '../surroundings.ts';

const ContactForm = optional(() =>
  import(/* webpackChunkName: "contact-form" */ './contact-form.tsx').then((module) => module.ContactForm),
);

/** Opens the form that writes to the operator. Without scripts it is a link to the visitor's own mail. */
export function Contact() {
  const { contactEmail } = useSurroundings();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = (event: React.MouseEvent) => {
    event.preventDefault();
    setOpen(true);
    setOpened(true);
  };
  return (
    <>
      <a href={`mailto:${contactEmail}`} onClick={open} aria-haspopup="dialog">
        <Trans>Contact</Trans>
      </a>
      <Suspense>{wasOpened && <ContactForm isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
