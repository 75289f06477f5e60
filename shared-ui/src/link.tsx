import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  /** Undefined: no area of the site has the page. */
  readonly to: RouterLinkProps['to'] | undefined;
}

/** A link to a page of the site. Without the page, its content is text. */
export const Link = ({ to, ...rest }: LinkProps) =>
  to === undefined ? (
    <span className={rest.className} style={rest.style} title={rest.title}>
      {rest.children}
    </span>
  ) : (
    <RouterLink {...rest} to={to} />
  );
