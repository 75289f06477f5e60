import { ExternalLinkIcon } from '@hotdrop/shared-ui/icons';
import type { LinkData } from '../frame-data.ts';

/** Renders a link from the site's configuration. */
export const ConfiguredLink = ({ text, href, isNewWindow, isHere }: LinkData) => (
  <a
    href={href}
    aria-current={isHere || undefined}
    {...(isNewWindow && { target: '_blank', rel: 'noopener' })}
  >
    {text}
    {isNewWindow && <ExternalLinkIcon size="xs" />}
  </a>
);
