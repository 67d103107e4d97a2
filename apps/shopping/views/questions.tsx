// Questions and answers about a product.
import { mdiMagnify } from "@mdi/js";
import { Button, command, Dialog, Field, Icon, open, send, useKit } from "../../_kit";
import type { Product } from "../content/products";
import { type Question, questionsOf } from "../content/questions";
import type { State } from "../state/model";

function Item({ app, product, question }: { app: State; product: Product; question: Question }) {
  const { id } = question;
  const key = `${product.id}:${id}`;
  const said = useKit<string>(`field:questions.text.${id}`) ?? "";
  const isAnswering = app.choice.answering === key;
  const own = app.answers[key] ?? [];
  return (
    <article class="question" aria-label={question.text}>
      <h4>Q: {question.text}</h4>
      <p class="quiet small">
        Asked by {question.author}, {question.date}
      </p>
      {question.answers.map((answer) => (
        <p key={answer.text}>
          A: {answer.text}{" "}
          <span class="quiet small">
            {answer.author}, {answer.date}
          </span>
        </p>
      ))}
      {own.map((line) => (
        <p key={line}>
          A: {line} <span class="quiet small">You, today</span>
        </p>
      ))}
      {question.answers.length + own.length === 0 && <p class="quiet">Nobody has answered yet.</p>}
      <div class="row">
        <Button
          id={`questions.answer.${id}`}
          class="link"
          label={isAnswering ? "Do not answer" : "Answer"}
          expanded={isAnswering}
          onPress={() => send({ type: "question.answer", id: key })}
        >
          {isAnswering ? "Do not answer" : "Answer"}
        </Button>
        <Button
          id={`questions.helpful.${id}`}
          class="link"
          pressed={app.helpful.includes(key)}
          onPress={() => send({ type: "review.helpful", id: key })}
        >
          Helpful ({question.helpful + (app.helpful.includes(key) ? 1 : 0)})
        </Button>
      </div>
      {isAnswering && (
        <div class="row answer-row">
          <Field
            id={`questions.text.${id}`}
            label="Your answer"
            placeholder="Your answer"
            onEnter={(line) => send({ type: "question.send", text: line })}
          />
          <Button
            id={`questions.send.${id}`}
            class="pill pill-blue"
            onPress={() => send({ type: "question.send", text: said })}
          >
            Send
          </Button>
        </div>
      )}
    </article>
  );
}

export function Questions({ app, product }: { app: State; product: Product }) {
  const query = app.choice.questionQuery;
  const asking = useKit<string>("field:ask.text") ?? "";
  const wanted = query.trim().toLowerCase();
  const all = questionsOf(product);
  const found = all.filter((one) =>
    `${one.text} ${one.answers.map((a) => a.text).join(" ")}`.toLowerCase().includes(wanted),
  );
  return (
    <section class="questions" data-igg-area="questions" aria-label="Questions and answers">
      <h2>Questions & answers</h2>
      <div class="questions-bar">
        <span class="questions-find">
          <Icon path={mdiMagnify} size={20} />
          <Field
            id="questions.find"
            label="Search questions"
            placeholder="Search questions and answers"
            value={query}
            onInput={(text) => send({ type: "question.find", query: text })}
          />
        </span>
        <Button id="questions.ask" class="pill pill-line" onPress={() => command(open("ask"))}>
          Ask a question
        </Button>
      </div>
      {found.map((question) => (
        <Item key={question.id} app={app} product={product} question={question} />
      ))}
      {app.choice.asked.map((line) => (
        <article key={line} class="question" aria-label={line}>
          <h4>Q: {line}</h4>
          <p class="quiet small">Asked by you, today</p>
        </article>
      ))}
      {found.length === 0 && <p class="quiet">No question has these words.</p>}
      <Dialog id="ask" title="Ask a question" label="Ask a question" width={480}>
        <p class="quiet">Owners and {product.brand} get a message.</p>
        <Field id="ask.text" label="Your question" placeholder="Your question" multiline rows={3} />
        <Button id="ask.send" class="pill pill-blue" onPress={() => send({ type: "question.ask", text: asking })}>
          Send question
        </Button>
      </Dialog>
    </section>
  );
}
