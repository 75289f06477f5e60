import { OperatorsLink } from '../operators-link.tsx';

interface NoticeLinkProps {
  readonly link: { readonly href: string; readonly isNewWindow: boolean } | null;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}

/** An operator's words, with a link where there is one. */
export const NoticeLink = ({ link, ...words }: NoticeLinkProps) =>
  link ? <OperatorsLink {...link} {...words} /> : <p {...words} />;
