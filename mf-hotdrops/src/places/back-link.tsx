import { ChevronLeftIcon } from '@hotdrop/shared-ui/icons';
import { Link, type LinkProps } from '@hotdrop/shared-ui/link';
import { Row } from '@hotdrop/shared-ui/primitives';

/** A link above the title of a page, to the page before. */
export const BackLink = ({ children, ...link }: LinkProps) => (
  <Row as={Link} isInline gap={1} {...link}>
    <ChevronLeftIcon size="xs" />
    {children}
  </Row>
);
