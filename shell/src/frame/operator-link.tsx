import { ExternalLinkIcon } from '@hotdrop/shared-ui/icons';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Link } from 'react-router-dom';
import type { LinkData } from './frame-data.ts';

interface OperatorLinkProps {
  readonly href: string;
  readonly isNewWindow?: boolean;
  readonly className?: string | undefined;
  readonly style?: React.CSSProperties;
  readonly children: React.ReactNode;
}

/** Link to any URL that the operator chose. Pages of this site open without loading a new document. */
export function OperatorLink({ href, isNewWindow = false, ...rest }: OperatorLinkProps) {
  const { basePath } = useSite();
  if (isNewWindow) return <a href={href} target="_blank" rel="noopener" {...rest} />;
  const isPage = href === basePath || href.startsWith(`${basePath}/`);
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

interface OptionalLinkProps {
  readonly link: { readonly href: string; readonly isNewWindow: boolean } | null;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}

/** Text of the operator, linked if the operator gave a link. */
export const OptionalLink = ({ link, ...rest }: OptionalLinkProps) =>
  link ? <Row as={OperatorLink} {...link} {...rest} /> : <Row as="p" {...rest} />;

/** Renders a link from the site's configuration. */
export const ConfiguredLink = ({ text, href, isNewWindow, isCurrent }: LinkData) => (
  <Row
    as="a"
    gap={1}
    isInline
    href={href}
    aria-current={isCurrent || undefined}
    {...(isNewWindow && { target: '_blank', rel: 'noopener' })}
  >
    {text}
    {isNewWindow && <ExternalLinkIcon size="xs" />}
  </Row>
);
