/** Imitates `<dialog>`, `popover`, and `checkVisibility`, which jsdom does not have yet. */
const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';
const before = new WeakMap<HTMLDialogElement, Element | null>();
const shown: HTMLElement[] = [];

const forget = (element: HTMLElement) => {
  const place = shown.indexOf(element);
  if (place >= 0) shown.splice(place, 1);
};

const openMark = 'data-popover-is-open';
const isShown = (element: HTMLElement) => element.hasAttribute(openMark);

function tell(element: HTMLElement, type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') {
  const oldState = newState === 'open' ? 'closed' : 'open';
  return element.dispatchEvent(Object.assign(new Event(type), { newState, oldState }));
}

const buttonOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
const targetOf = (event: Event) =>
  document.getElementById(buttonOf(event)?.getAttribute('popovertarget') ?? '');

function addDialog() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) return;
      before.set(this, document.activeElement);
      this.open = true;
      shown.push(this);
      this.querySelector<HTMLElement>(focusable)?.focus();
    },
    close(this: HTMLDialogElement, value?: string) {
      if (!this.open) return;
      this.open = false;
      if (value !== undefined) this.returnValue = value;
      forget(this);
      const last = before.get(this);
      if (last instanceof HTMLElement) last.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}

function addPopover() {
  Object.assign(HTMLElement.prototype, {
    checkVisibility(this: HTMLElement) {
      for (let element: HTMLElement | null = this; element; element = element.parentElement) {
        if (getComputedStyle(element).display === 'none') return false;
      }
      return true;
    },
    showPopover(this: HTMLElement) {
      if (isShown(this)) return;
      for (const other of shown.filter(
        (one) => one.getAttribute('popover') === 'auto' && !one.contains(this),
      )) {
        other.hidePopover();
      }
      tell(this, 'beforetoggle', 'open');
      this.setAttribute(openMark, '');
      shown.push(this);
      queueMicrotask(() => tell(this, 'toggle', 'open'));
    },
    hidePopover(this: HTMLElement) {
      if (!isShown(this)) return;
      tell(this, 'beforetoggle', 'closed');
      this.removeAttribute(openMark);
      forget(this);
      queueMicrotask(() => tell(this, 'toggle', 'closed'));
    },
    togglePopover(this: HTMLElement) {
      return isShown(this) ? this.hidePopover() : this.showPopover();
    },
  });
}

function listen() {
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented) return;
    const target = targetOf(event);
    if (buttonOf(event)?.getAttribute('popovertargetaction') === 'hide') target?.hidePopover();
    else target?.togglePopover();
  });

  window.addEventListener('mousedown', (event) => {
    for (const element of [...shown]) {
      const isInside =
        (event.target instanceof Node && element.contains(event.target)) || targetOf(event) === element;
      if (element.getAttribute('popover') === 'auto' && !isInside) element.hidePopover();
    }
  });

  window.addEventListener('keydown', (event) => {
    const top = shown.at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
    if (!(top instanceof HTMLDialogElement)) return top.hidePopover();
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}

function hideClosed() {
  const style = document.createElement('style');
  style.textContent = `[popover]:not([${openMark}]), dialog:not([open]) { display: none }`;
  document.head.append(style);
}

export function installDialogAndPopover() {
  addDialog();
  addPopover();
  hideClosed();
  listen();
}
