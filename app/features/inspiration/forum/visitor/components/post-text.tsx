import { Fragment } from "react";
import { Link } from "react-router";
import { type Block, blocks, type Piece } from "../../forum.text.ts";

/** Parts of one text never change places: their number is their key. */
const numbered = <Part,>(parts: readonly Part[]) => parts.map((part, index) => ({ part, key: index, isFirst: index === 0 }));

/** A person's text: never HTML, in its own direction, with web addresses and mentions as links. */
export function PostText({ text, mentions, language }: { text: string; mentions: readonly string[]; language: string }) {
  return (
    <div className="forum-text" lang={language}>
      {numbered(blocks(text, mentions)).map(({ part, key }) => (
        <BlockView key={key} block={part} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === "paragraph")
    return (
      <p dir="auto">
        {numbered(block.lines).map(({ part, key, isFirst }) => (
          <Fragment key={key}>
            {!isFirst && <br />}
            <Line pieces={part} />
          </Fragment>
        ))}
      </p>
    );
  const items = numbered(block.items).map(({ part, key }) => (
    <li key={key}>
      <bdi>
        <Line pieces={part} />
      </bdi>
    </li>
  ));
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Line({ pieces }: { pieces: readonly Piece[] }) {
  return numbered(pieces).map(({ part, key }) => <PieceView key={key} piece={part} />);
}

function PieceView({ piece }: { piece: Piece }) {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "mention")
    return (
      <Link className="link inline" to={`/profile/${encodeURIComponent(piece.username)}`}>
        <bdi dir="ltr">{piece.text}</bdi>
      </Link>
    );
  return (
    <a className="link inline" href={piece.href} rel="nofollow ugc noopener noreferrer" target="_blank" dir="ltr">
      {piece.text}
    </a>
  );
}
