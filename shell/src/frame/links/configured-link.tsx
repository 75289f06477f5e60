import { ExternalLinkIcon } from '@hotdrop/shared-ui/icons';
import type { LinkData } from '../frame-data.ts';

/** A link to a place outside of this site, as the site's configuration gives it. */
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
