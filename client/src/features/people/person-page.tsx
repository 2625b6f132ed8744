import { type ComponentType, useId } from 'react';
import { PersonFrame } from './parts/person-frame.tsx';
import { PeopleSettings } from './settings/people-settings.tsx';

interface OfPerson {
  readonly userid: string;
  readonly username: string;
  /** It is whoever looks. */
  readonly isOwn: boolean;
}

/** What a feature has of a person. */
export interface PersonPart {
  /** Tells it from the others. */
  readonly name: string;
  readonly title: string;
  readonly Part: ComponentType<OfPerson>;
}

const Section = ({ part: { title, Part }, ...person }: OfPerson & { part: PersonPart }) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4 border-t border-line pt-8">
      <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em]">
        {title}
      </h2>
      <Part {...person} />
    </section>
  );
};

/** A person, with all that there is of them; for oneself also what one says of it. */
export const PersonPage = ({ parts }: { parts: readonly PersonPart[] }) => (
  <PersonFrame list={null}>
    {({ userid, username, you }, token) => (
      <>
        {parts.map((part) => (
          <Section
            key={part.name}
            part={part}
            userid={userid}
            username={username}
            isOwn={you === null}
          />
        ))}
        {you === null && <PeopleSettings token={token} />}
      </>
    )}
  </PersonFrame>
);
