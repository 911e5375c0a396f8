/**
 * A screen that is played takes no focus from whoever watches, who may be typing in the dock (RPL-11): it has the focus once somebody pressed on it
 * or came to it by Tab, and moves it as it likes from then on. To be called before any screen is drawn.
 */
export function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (this.ownerDocument.hasFocus()) focus.call(this, options);
  };
}
