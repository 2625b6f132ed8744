/** What we use of the packages, which have no types of their own. */
declare module 'turndown' {
  export interface Rule {
    readonly filter: string | readonly string[] | ((node: HTMLElement) => boolean);
    readonly replacement: (content: string, node: HTMLElement) => string;
  }
  export default class TurndownService {
    constructor(options: Readonly<Record<string, string>>);
    addRule(name: string, rule: Rule): this;
    use(plugin: (service: TurndownService) => void): this;
    escape(text: string): string;
    turndown(page: HTMLElement): string;
  }
}

declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  export const gfm: (service: TurndownService) => void;
}
