import { Dialog } from '@hotdrop/shared-ui/dialog';
import { Trans } from '@lingui/react/macro';
import { useFrameData } from '../frame-data.ts';
import { ContactForm } from './contact-form.tsx';
import { HelpDesk } from './help-desk.tsx';

interface ContactProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Lets visitors reach the operator through the help desk if one is configured, or else by email. */
export function Contact({ isOpen, onClose }: ContactProps) {
  const { helpDesk } = useFrameData().providers;
  return (
    <Dialog title={<Trans>Contact</Trans>} isOpen={isOpen} onClose={onClose}>
      {helpDesk ? <HelpDesk url={helpDesk} /> : <ContactForm onSent={onClose} />}
    </Dialog>
  );
}
