/** Plain http has no `navigator.clipboard`; selecting and copying works everywhere. */
const copySelected = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
};

/** Puts a text on the clipboard; whether that was possible. */
export const copyText = async (text: string): Promise<boolean> => {
  if (!window.isSecureContext) return copySelected(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The person, or a policy of the browser, does not allow it.
    return copySelected(text);
  }
};
