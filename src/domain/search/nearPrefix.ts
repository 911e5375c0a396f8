/** Whether some letters begin a word but for one wrong one: one too many, one left out, one other, or two in the wrong order (SRC-6). */

/** @returns how many letters of the name were meant, from `start` on; `undefined` where more is wrong than one letter, or nothing */
export function nearPrefix(wanted: string, name: string, start: number): number | undefined {
  const end = wanted.length;
  let same = 0;
  while (same < end && wanted[same] === name[start + same]) same += 1;
  if (same === end) return undefined;
  const goesOn = (from: number, to: number) => name.startsWith(wanted.slice(from), start + to);
  const isSwapped = wanted[same] === name[start + same + 1] && wanted[same + 1] === name[start + same];
  const left = name.length - start;
  if (isSwapped && goesOn(same + 2, same + 2)) return end;
  if (left >= end && goesOn(same + 1, same + 1)) return end;
  if (goesOn(same, same + 1)) return end + 1;
  if (goesOn(same + 1, same)) return end - 1;
  return undefined;
}
