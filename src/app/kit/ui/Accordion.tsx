/** Chapters of a page that fold: their titles are headings below the page's and buttons at once, arrows move between them. Several may be open. */
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { RowPlace } from '../windowed/Windowed.tsx';
import * as styles from './Accordion.css.ts';

export interface Chapter {
  readonly id: string;
  readonly title: ReactNode;
  /** Built when the chapter opens. */
  readonly children: ReactNode;
}

export type DrawsChapter = (chapter: Chapter, place: RowPlace) => ReactNode;

export interface AccordionProps {
  readonly chapters: readonly Chapter[];
  /** Ids of the chapters that are open at first. */
  readonly openAtFirst?: readonly string[];
  /** Ids of the chapters that are open now, where somebody else keeps them. */
  readonly open?: readonly string[];
  readonly onOpen?: (open: readonly string[]) => void;
  /** Draws the chapters of a list that may be long; all are drawn if absent. */
  readonly draw?: (chapters: readonly Chapter[], drawChapter: DrawsChapter) => ReactNode;
}

export function Accordion({ chapters, openAtFirst = [], open, onOpen, draw }: AccordionProps) {
  return (
    <Radix.Root
      type="multiple"
      {...(open === undefined ? { defaultValue: [...openAtFirst] } : { value: [...open] })}
      {...(onOpen === undefined ? {} : { onValueChange: onOpen })}
      className={styles.chapters}
    >
      {draw === undefined
        ? chapters.map((chapter) => <Fold key={chapter.id} chapter={chapter} />)
        : draw(chapters, foldOf)}
    </Radix.Root>
  );
}

const foldOf: DrawsChapter = (chapter, { box }) => <Fold chapter={chapter} {...box} />;

interface FoldProps {
  readonly chapter: Chapter;
}

function Fold({ chapter, ...box }: FoldProps) {
  return (
    <Radix.Item value={chapter.id} className={styles.chapter} {...box}>
      <Radix.Header asChild>
        <h2>
          <Radix.Trigger className={styles.title}>
            <span className={styles.words}>{chapter.title}</span>
            <Icon name="down" size={16} className={styles.arrow} />
          </Radix.Trigger>
        </h2>
      </Radix.Header>
      <Radix.Content className={styles.content}>{chapter.children}</Radix.Content>
    </Radix.Item>
  );
}
