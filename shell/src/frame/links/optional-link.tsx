import { OperatorLink } from './operator-link.tsx';

interface OptionalLinkProps {
  readonly link: { readonly href: string; readonly isNewWindow: boolean } | null;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}

/** Text of the operator, linked if the operator gave a link. */
export const OptionalLink = ({ link, ...rest }: OptionalLinkProps) =>
  link ? <OperatorLink {...link} {...rest} /> : <p {...rest} />;
