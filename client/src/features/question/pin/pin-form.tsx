import type { PinQuestion } from '@sets/shared/question/kinds/pin.ts';
import { MapPin } from 'lucide-react';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import { useFirstLack } from '../form/use-first-lack.ts';
import { PictureField } from '../picture/picture-field.tsx';
import { pictureMessages } from '../picture/picture.messages.ts';
import { usePictureTaking } from '../picture/use-picture-taking.ts';
import type { FormParts, FormProps } from '../question-parts.ts';
import { PinKey } from './pin-key.tsx';
import { PinMap } from './pin-map.tsx';
import { pinMessages as words } from './pin.messages.ts';

const Form = (props: FormProps<PinQuestion>) => {
  const { question, lacks, onChange } = props;
  const firstLack = useFirstLack(props);
  const taking = usePictureTaking((kept) =>
    onChange({ ...question, picture: { ...kept, alt: question.picture?.alt ?? '' } }),
  );
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
        <legend className="mb-1 p-0 font-medium">{words.picture}</legend>
        <div className="max-w-lg">
          <PinMap question={question} counts={null} />
        </div>
        <PictureField
          picture={question.picture}
          fault={lacks.includes('picture') ? words.lacksPicture : undefined}
          altFault={lacks.includes('alt') ? pictureMessages.lacksAlt : undefined}
          taking={taking}
          takesFocus={firstLack === 'alt'}
          onChange={(picture) => onChange({ ...question, picture })}
        />
      </fieldset>
      <div className="border-t border-line pt-6">
        <div className="sm:max-w-xs">
          <QuestionTime {...props} />
        </div>
      </div>
    </div>
  );
};

export const pinForm: FormParts<PinQuestion> = {
  name: words.name,
  means: words.means,
  Icon: MapPin,
  Form,
  Key: PinKey,
};
