import { Dialog } from '@hotdrop/shared-ui/dialog';
import { Trans } from '@lingui/react/macro';
import { useFrameData } from '../frame-data.ts';
import { ContactForm } from './contact-form.tsx';
import { HelpDesk } from './help-desk.tsx';

interface ContactProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How visitors reach the operator: at the help desk where one is configured, else by e-mail. */
export function Contact({ isOpen, onClose }: ContactProps) {
  const { helpDesk } = useFrameData().providers;
  return (
    <Dialog title={<Trans>Contact</Trans>} isOpen={isOpen} onClose={onClose}>
      {helpDesk ? <HelpDesk address={helpDesk} /> : <ContactForm onSent={onClose} />}
    </Dialog>
  );
}
