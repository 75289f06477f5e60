import { ChevronLeftIcon } from '@hotdrop/shared-ui/icons';
import { Row } from '@hotdrop/shared-ui/primitives';
import { Link, type LinkProps } from 'react-router-dom';

/** A link above the title of a page, to the page before. */
export const BackLink = ({ children, ...link }: LinkProps) => (
  <Row as={Link} isInline gap={1} {...link}>
    <ChevronLeftIcon size="xs" />
    {children}
  </Row>
);
