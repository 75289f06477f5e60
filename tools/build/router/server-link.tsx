import { useContext } from 'react';
import { Link, type LinkProps, UNSAFE_NavigationContext } from 'react-router';

/** An absolute path that needs neither resolving nor normalizing. */
const isPlain = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^\/(?![/.])/.test(to) && !/\/[/.]|\/$|\?(#|$)|#$/.test(to);

/**
 * A link for server-rendered pages, with the same HTML as the router's. It omits what only a click needs: that took a
 * twentieth of the CPU time of a page with ninety links (decision 0010). The router renders links that are not plain.
 */
export function ServerLink(props: LinkProps) {
  const { basename } = useContext(UNSAFE_NavigationContext);
  const {
    to,
    target,
    onClick,
    replace,
    reloadDocument,
    state,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    ...rest
  } = props;
  const isSpecial = props.discover ?? props.prefetch ?? props.relative ?? props.mask;
  if (isSpecial || basename !== '/' || !isPlain(to)) return <Link {...props} />;
  return <a {...rest} href={to} target={target} data-discover="true" />;
}
