import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { searchMessages as words } from './search.messages.ts';
import { searchLimits } from '@sets/shared/search/search.contract.ts';
import { optionId, type SearchBox } from './use-search-box.ts';

type SearchInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly box: SearchBox;
};

/** The field of the combobox: it keeps the focus while arrows go through what was found. */
export const SearchInput = ({ box, className, ...rest }: SearchInputProps) => {
  const hasList = box.isOpen && (box.search?.hits.length ?? 0) > 0;
  return (
    <input
      type="text"
      inputMode="search"
      role="combobox"
      aria-label={words.label}
      aria-autocomplete="list"
      aria-expanded={hasList}
      aria-controls={hasList ? box.listId : undefined}
      aria-activedescendant={
        hasList && box.active !== null ? optionId(box.listId, box.active) : undefined
      }
      placeholder={words.placeholder}
      maxLength={searchLimits.query}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      value={box.typed}
      onChange={({ target }) => box.type(target.value)}
      onKeyDown={box.onKeyDown}
      className={classNames(
        'h-11 w-full rounded-md border-[1.5px] border-line bg-raised text-base text-ink placeholder:text-ink-soft',
        className,
      )}
    />
  );
};
