import { useContext } from 'react';
import { Link, type LinkProps, UNSAFE_NavigationContext } from 'react-router';

/** A path from the site's root that means what it says: nothing in it has to be resolved or tidied. */
const isPlain = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && /^\/(?![/.])/.test(to) && !/\/[/.]|\/$|\?(#|$)|#$/.test(to);

/**
 * The router's link as a server needs it. What the router prepares for a click is thrown away there, and was a twelfth
 * of the work of a page with ninety links. The markup is the router's own; what is not plain is left to it.
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
