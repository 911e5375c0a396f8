/** Chapters of a page that fold: their titles are headings below the page's and buttons at once, arrows move between them. Several may be open. */
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface Chapter {
  readonly id: string;
  readonly title: ReactNode;
  /** Built when the chapter opens. */
  readonly children: ReactNode;
}

interface AccordionProps {
  readonly chapters: readonly Chapter[];
  /** Ids of the chapters that are open at first. */
  readonly openAtFirst?: readonly string[];
  /** Ids of the chapters that are open now, where somebody else keeps them. */
  readonly open?: readonly string[];
  readonly onOpen?: (open: readonly string[]) => void;
}

export function Accordion({ chapters, openAtFirst = [], open, onOpen }: AccordionProps) {
  return (
    <Radix.Root
      type="multiple"
      {...(open === undefined ? { defaultValue: [...openAtFirst] } : { value: [...open] })}
      {...(onOpen === undefined ? {} : { onValueChange: onOpen })}
      className={styles.chapters}
    >
      {chapters.map((chapter) => (
        <Radix.Item key={chapter.id} value={chapter.id} className={styles.chapter}>
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
      ))}
    </Radix.Root>
  );
}
