export { Button, ButtonAnchor, ButtonLink } from './button.tsx';
export { IconButton } from './icon-button.tsx';
export { MoreLink } from './more-link.tsx';
export { TextButton } from './text-button.tsx';
