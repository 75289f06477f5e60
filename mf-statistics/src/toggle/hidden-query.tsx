interface HiddenQueryProps {
  /** An address of the site. */
  readonly address: string;
}

/** The query of an address as fields of a form, so that a form without scripts keeps it. */
export function HiddenQuery({ address }: HiddenQueryProps) {
  const [, query] = address.split('?');
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The address without its query, as the target of a form. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;
