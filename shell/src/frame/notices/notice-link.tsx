interface NoticeLinkProps {
  readonly link: { readonly href: string; readonly isNewWindow: boolean } | null;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}

/** An operator's words, with a link where there is one. */
export const NoticeLink = ({ link, className, children }: NoticeLinkProps) =>
  link ? (
    <a
      className={className}
      href={link.href}
      {...(link.isNewWindow && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  ) : (
    <p className={className}>{children}</p>
  );
