import type { Locale } from '@hotdrop/shared-domain/locale';
import { classNames } from './class-names.ts';
import styles from './primitives.module.css';
import { useSite } from './site.tsx';

/** The props of a primitive and of the element that it renders. `as` is an element or a component, such as `Link`. */
type Props<Tag extends React.ElementType, Own> = Own &
  Shared & { readonly as?: Tag | undefined } & Omit<
    React.ComponentPropsWithRef<Tag>,
    keyof Own | keyof Shared | 'as'
  >;

interface Shared {
  /** Rules of the component's own stylesheet win over the primitive's. */
  readonly className?: string | undefined;
  readonly style?: React.CSSProperties | undefined;
  /** Hidden below this width of the window. */
  readonly hideBelow?: 728 | 1200 | undefined;
  /** Hidden in wider windows than phones. */
  readonly hideFrom?: 728 | undefined;
  /** In a row: `grow` takes the free space and may shrink, `none` keeps its size, `push` moves to the end. */
  readonly flex?: 'grow' | 'none' | 'push' | undefined;
  /** In steps of 4 px, for all sides or for [block, inline]. `panel`: that of a panel's parts. */
  readonly padding?: number | readonly [block: number, inline: number] | 'panel' | undefined;
  readonly surface?: 'panel' | 'well' | 'raised' | undefined;
  /** `t…`: text, `d…`: display font for stats, `h…`: headings. Without it, the size of the container. */
  readonly size?: `t${12 | 13 | 14 | 16}` | `d${16 | 18 | 20 | 24 | 28}` | `h${1 | 3}` | undefined;
  readonly tone?: 'text' | 'muted' | 'faint' | 'accent' | 'up' | 'down' | undefined;
  /** Whether it is a link or button that fills its place: it is raised on hover, without an underline. */
  readonly isTarget?: boolean | undefined;
}

/** Takes the shared props from the others and adds the classes and variables of a primitive. */
function elementProps<Rest extends Shared>(
  { className, style, hideBelow, hideFrom, flex, padding, surface, size, tone, isTarget, ...rest }: Rest,
  classes: readonly (string | false | null | undefined)[],
  variables?: React.CSSProperties,
) {
  const [block, inline] = typeof padding === 'number' ? [padding, padding] : (padding ?? []);
  return {
    ...rest,
    style: {
      ...variables,
      ...(typeof block === 'number' && { '--block': block, '--inline': inline }),
      ...style,
    },
    className: classNames(
      ...classes,
      flex && styles[`flex-${flex}`],
      padding !== undefined && (padding === 'panel' ? styles.panelPadding : styles.padding),
      surface && styles[surface],
      size && styles[size],
      tone && styles[tone],
      isTarget && styles.target,
      hideBelow && styles[`hideBelow${hideBelow}`],
      hideFrom && styles[`hideFrom${hideFrom}`],
      className,
    ),
  };
}

interface TextStyle {
  readonly weight?: 600 | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** `truncate`: one line that ends in an ellipsis. `pretty` and `balance`: see `text-wrap`. */
  readonly wrap?: 'none' | 'truncate' | 'anywhere' | 'pretty' | 'balance' | undefined;
}

/** Text. `<Text as="p" size="t13" tone="muted">` renders a muted paragraph, in which `<b>` is not muted. */
export function Text<Tag extends React.ElementType = 'span'>({
  as,
  weight,
  align,
  wrap,
  ...rest
}: Props<Tag, TextStyle>) {
  const Element: React.ElementType = as ?? 'span';
  return (
    <Element
      {...elementProps(rest, [
        weight && styles[`weight${weight}`],
        align && styles[align],
        wrap && styles[`wrap-${wrap}`],
      ])}
    />
  );
}

interface RowStyle {
  /** In steps of 4 px. */
  readonly gap?: number | undefined;
  /** The default is `center`. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  readonly justify?: 'center' | 'end' | 'between' | undefined;
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
  ...rest
}: Props<Tag, RowStyle>) {
  const Element: React.ElementType = as ?? 'div';
  return (
    <Element
      {...elementProps(
        rest,
        [
          isInline ? styles.inlineRow : styles.row,
          styles[`align-${align}`],
          justify && styles[`justify-${justify}`],
          isWrapped && styles.wrapped,
        ],
        { '--gap': gap },
      )}
    />
  );
}

interface GridStyle {
  /** A number of columns of the same width, or a template, such as `auto 1fr`. The default is 1: a vertical stack. */
  readonly columns?: number | string | undefined;
  /** Columns below 970 px. */
  readonly narrowColumns?: number | string | undefined;
  /** Columns below 728 px. */
  readonly phoneColumns?: number | string | undefined;
  /** As many columns as fit that have at least this width, in steps of 4 px. Replaces `columns`. */
  readonly min?: number | undefined;
  /** In steps of 4 px. */
  readonly gap?: number | undefined;
  readonly align?: RowStyle['align'];
  /** Whether lines separate the cells, which get the background of panels. */
  readonly isRuled?: boolean | undefined;
  /** Whether each item of a stack has a line above, except the first. The gap is 0. */
  readonly isLined?: boolean | undefined;
}

const template = (columns: number | string) =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;

/** Columns, or a vertical stack. `<Grid columns={3} phoneColumns={1} gap={4}>`, `<Grid as="ol" isLined>` */
export function Grid<Tag extends React.ElementType = 'div'>({
  as,
  columns = 1,
  narrowColumns = columns,
  phoneColumns = narrowColumns,
  min,
  gap = 2,
  align,
  isRuled,
  isLined,
  ...rest
}: Props<Tag, GridStyle>) {
  const Element: React.ElementType = as ?? 'div';
  return (
    <Element
      {...elementProps(
        rest,
        [
          styles.grid,
          min !== undefined && styles.fitted,
          align && styles[`align-${align}`],
          isRuled && styles.ruled,
          isLined && styles.lined,
        ],
        {
          '--gap': isLined ? 0 : gap,
          ...(min !== undefined
            ? { '--min': min }
            : {
                '--columns': template(columns),
                '--narrow-columns': template(narrowColumns),
                '--phone-columns': template(phoneColumns),
              }),
        },
      )}
    />
  );
}

interface BarProps {
  /** The filled part, 0 to 1. */
  readonly share: number;
  /** The color of the filled part. The default is `line`. */
  readonly tone?: 'line' | 'quiet' | 'accent' | 'down' | undefined;
  /** Where the filled part begins, 0 to 1. The default is 0. */
  readonly from?: number | undefined;
  /** Where a mark stands on the bar, such as the average, 0 to 1. */
  readonly mark?: number | undefined;
  readonly className?: string | undefined;
}

/** A bar that is filled to a share. It says nothing to screen readers, so the number is beside it. */
export const Bar = ({ share, tone = 'line', from = 0, mark, className }: BarProps) => (
  <i
    className={classNames(styles.bar, styles[`bar-${tone}`], className)}
    style={{ '--from': from, '--share': share, '--average': mark }}
    data-marked={mark === undefined ? undefined : ''}
    aria-hidden="true"
  />
);

interface StatProps {
  readonly label: React.ReactNode;
  readonly value: React.ReactNode;
  /** A muted line below the value. */
  readonly note?: React.ReactNode | undefined;
  /** The size of the value. */
  readonly size?: Shared['size'];
  /** The tone of the value. */
  readonly tone?: Shared['tone'];
  readonly className?: string | undefined;
}

/** A label and its number, in a `<dl>`: `<Grid as="dl" columns={3}><Stat label="Kills" value={12} /></Grid>` */
export const Stat = ({ label, value, note, size = 'd24', tone, className }: StatProps) => (
  <div className={classNames(styles.stat, className)}>
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
