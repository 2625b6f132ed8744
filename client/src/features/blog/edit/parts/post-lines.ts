import type { BlogContent } from '@sets/shared/blog/blog.contract.ts';
import { editMessages as words } from '../edit.messages.ts';

/** What of a post stands besides its title and text. */
export const postLines = ({ tags }: BlogContent): readonly string[] => [
  tags.map((each) => `#${each}`).join(' ') || words.noTags,
];
