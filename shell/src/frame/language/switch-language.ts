const storageKey = 'language-switch';
const typedNameSelector = 'input[type="search"][name="name"]';

interface View {
  readonly position: number;
  readonly typedName: string;
}

/**
 * Loads this page in another language, without a new history entry, so that Back never changes the language. The new
 * document starts at the same scroll position with the same half-typed name.
 */
export function switchLanguage(event: React.MouseEvent<HTMLAnchorElement>): void {
  const opensElsewhere =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (opensElsewhere) return;
  event.preventDefault();
  const typedName = document.querySelector<HTMLInputElement>(typedNameSelector)?.value ?? '';
  save({ position: window.scrollY, typedName });
  window.location.replace(event.currentTarget.href);
}

function save(view: View): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(view));
  } catch {
    // Storage is blocked: the new document starts at the top with an empty search.
  }
}

/** Restores the view from before the language changed. */
export function restoreView(): void {
  const view = take();
  if (!view) return;
  window.scrollTo(0, view.position);
  const input = document.querySelector<HTMLInputElement>(typedNameSelector);
  if (input && input.value === '') input.value = view.typedName;
}

function take(): View | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const view: unknown = JSON.parse(text ?? 'null');
    return isView(view) ? view : null;
  } catch {
    return null;
  }
}

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  'position' in value &&
  typeof value.position === 'number' &&
  'typedName' in value &&
  typeof value.typedName === 'string';
