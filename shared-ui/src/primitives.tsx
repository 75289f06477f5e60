import type { Locale } from '@hotdrop/shared-domain/locale';
import { classNames } from './class-names.ts';
import styles from './primitives.module.css';
import { useSite } from './site.tsx';

/** The props of a primitive and of the element that it renders. `as` is an element or a component, such as `Link`. */
type Props<Tag extends React.ElementType, Own> = Own &
  Shared & { readonly as?: Tag | undefined } & Omit<
    React.ComponentPropsWithoutRef<Tag>,
    keyof Own | keyof Shared | 'as'
  >;

interface Shared {
  /** Rules of the component's own stylesheet win over the primitive's. */
  readonly className?: string | undefined;
  /** Hidden below this width of the window. */
  readonly hideBelow?: Breakpoint | undefined;
  /** Hidden from this width of the window. */
  readonly hideFrom?: Breakpoint | undefined;
}

/** Phones are below 728, narrow windows below 970. */
type Breakpoint = 728 | 970 | 1200;

const shared = ({ className, hideBelow, hideFrom }: Shared) =>
  classNames(
    hideBelow && styles[`hideBelow${hideBelow}`],
    hideFrom && styles[`hideFrom${hideFrom}`],
    className,
  );

interface TextStyle {
  /** `t…`: text, `d…`: display font for figures, `h…`: headings. Without it, the size of the container. */
  readonly size?: `t${12 | 13 | 14 | 16}` | `d${16 | 18 | 20 | 24 | 28 | 32}` | `h${1 | 2 | 3}` | undefined;
  readonly tone?: 'text' | 'muted' | 'faint' | 'accent' | 'up' | 'down' | undefined;
  readonly weight?: 400 | 600 | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** `truncate`: one line that ends in an ellipsis. `pretty` and `balance`: see `text-wrap`. */
  readonly wrap?: 'none' | 'truncate' | 'anywhere' | 'pretty' | 'balance' | undefined;
  /** Whether all digits have the same width. Display sizes always have it. */
  readonly isNumeric?: boolean | undefined;
}

/** Text. `<Text as="p" size="t13" tone="muted">` renders a muted paragraph. */
export function Text<Tag extends React.ElementType = 'span'>({
  as,
  size,
  tone,
  weight,
  align,
  wrap,
  isNumeric,
  className,
  hideBelow,
  hideFrom,
  ...rest
}: Props<Tag, TextStyle>) {
  const Element: React.ElementType = as ?? 'span';
  return (
    <Element
      {...rest}
      className={classNames(
        size && styles[size],
        tone && styles[tone],
        weight && styles[`weight${weight}`],
        align && styles[align],
        wrap && styles[`wrap-${wrap}`],
        isNumeric && styles.numeric,
        shared({ className, hideBelow, hideFrom }),
      )}
    />
  );
}

interface RowStyle {
  /** In steps of 4 px. */
  readonly gap?: number | undefined;
  /** The default is `center`. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether it wraps to more lines. */
  readonly isWrapped?: boolean | undefined;
  readonly isInline?: boolean | undefined;
}

/** Elements side by side. `<Row as="ul" gap={3} isWrapped>` */
export function Row<Tag extends React.ElementType = 'div'>({
  as,
  gap = 2,
  align = 'center',
  justify,
  isWrapped,
  isInline,
  className,
  hideBelow,
  hideFrom,
  style,
  ...rest
}: Props<Tag, RowStyle & { readonly style?: React.CSSProperties | undefined }>) {
  const Element: React.ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      style={{ '--gap': gap, ...style }}
      className={classNames(
        isInline ? styles.inlineRow : styles.row,
        styles[`align-${align}`],
        justify && styles[`justify-${justify}`],
        isWrapped && styles.wrapped,
        shared({ className, hideBelow, hideFrom }),
      )}
    />
  );
}

interface GridStyle {
  /** Columns of the same width. The default is 1: a vertical stack. */
  readonly columns?: number | undefined;
  /** Columns below 970 px. */
  readonly narrowColumns?: number | undefined;
  /** Columns below 728 px. */
  readonly phoneColumns?: number | undefined;
  /** As many columns as fit that have at least this width, in steps of 4 px. Replaces `columns`. */
  readonly min?: number | undefined;
  /** In steps of 4 px. */
  readonly gap?: number | undefined;
  /** Whether lines separate the cells, which get the background of panels. */
  readonly isRuled?: boolean | undefined;
}

/** Columns of the same width, or a vertical stack. `<Grid columns={3} phoneColumns={1} gap={4}>` */
export function Grid<Tag extends React.ElementType = 'div'>({
  as,
  columns = 1,
  narrowColumns = columns,
  phoneColumns = narrowColumns,
  min,
  gap = 2,
  isRuled,
  className,
  hideBelow,
  hideFrom,
  style,
  ...rest
}: Props<Tag, GridStyle & { readonly style?: React.CSSProperties | undefined }>) {
  const Element: React.ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      style={{
        '--gap': gap,
        ...(min !== undefined
          ? { '--min': min }
          : { '--columns': columns, '--narrow-columns': narrowColumns, '--phone-columns': phoneColumns }),
        ...style,
      }}
      className={classNames(
        styles.grid,
        min !== undefined && styles.fitted,
        isRuled && styles.ruled,
        shared({ className, hideBelow, hideFrom }),
      )}
    />
  );
}

interface StatProps {
  readonly label: React.ReactNode;
  readonly value: React.ReactNode;
  /** A muted line below the value. */
  readonly note?: React.ReactNode | undefined;
  /** The size of the value. */
  readonly size?: TextStyle['size'] | undefined;
  /** The tone of the value. */
  readonly tone?: TextStyle['tone'] | undefined;
  /** Whether the value is above the label. */
  readonly isValueFirst?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A label and its number, in a `<dl>`: `<Grid as="dl" columns={3}><Stat label="Kills" value={12} /></Grid>` */
export const Stat = ({ label, value, note, size = 'd24', tone, isValueFirst, className }: StatProps) => (
  <div className={classNames(styles.stat, isValueFirst && styles.valueFirst, className)}>
    <Text as="dt" size="t12" tone="muted">
      {label}
    </Text>
    <Text as="dd" size={size} tone={tone}>
      {value}
    </Text>
    {note && (
      <Text as="dd" size="t12" tone="muted">
        {note}
      </Text>
    )}
  </div>
);

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: React.ReactNode }) => (
  <span className={styles.visuallyHidden}>{children}</span>
);

/** Languages whose full stop includes its space. */
const withoutSpace: readonly Locale[] = ['ja', 'zh-tw', 'zh-cn'];

/** The space between two sentences. */
export function SentenceGap() {
  const { locale } = useSite();
  return withoutSpace.includes(locale) ? null : ' ';
}
