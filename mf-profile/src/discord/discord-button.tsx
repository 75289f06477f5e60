import type { Player } from '@hotdrop/shared-domain/wire';
import { CommentIcon, RenewIcon } from '@hotdrop/shared-ui/icons';
import { useLinks } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import type { DiscordDialogProps } from './discord-dialog.tsx';

interface DiscordButtonProps {
  readonly player: Player;
  readonly className: string | undefined;
}

/** Opens the dialog for messages to Discord, whose code loads then. A site without sign-in has no button. */
export function DiscordButton({ player, className }: DiscordButtonProps) {
  const links = useLinks();
  const [Dialog, setDialog] = useState<ComponentType<DiscordDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!links.signIn('')) return null;
  const open = async () => {
    setFailed(false);
    try {
      const { DiscordDialog } = await import(/* webpackChunkName: "discord" */ './discord-dialog.tsx');
      setDialog(() => DiscordDialog);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className={className} data-scripted onClick={open}>
        {hasFailed ? <RenewIcon /> : <CommentIcon />}
        <span>{hasFailed ? <Trans>Try again</Trans> : 'Discord'}</span>
      </button>
      {Dialog && <Dialog player={player} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
