import { vi } from 'vitest';

/** The names of the files that a page has the browser save, until `end`. */
export const watchSavedFiles = () => {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return {
    names,
    end: (): void => {
      click.mockRestore();
      Reflect.deleteProperty(URL, 'createObjectURL');
      Reflect.deleteProperty(URL, 'revokeObjectURL');
    },
  };
};
