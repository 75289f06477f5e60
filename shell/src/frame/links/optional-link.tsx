import { OperatorLink } from './operator-link.tsx';

interface OptionalLinkProps {
  readonly link: { readonly href: string; readonly isNewWindow: boolean } | null;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}

/** An operator's words, with a link where there is one. */
export const OptionalLink = ({ link, ...words }: OptionalLinkProps) =>
  link ? <OperatorLink {...link} {...words} /> : <p {...words} />;
